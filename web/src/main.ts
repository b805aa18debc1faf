import { mount } from "svelte";
import App from "./App.svelte";
import symbols from "./symbols.svg?raw";
import "../.fonts/fonts.css";
import "./tokens.css";
import "./page.css";
import { awaitInstall } from "./lib/install.svelte";
import { applySettings } from "./lib/settings.svelte";
import { addSymbols } from "./lib/symbols";
import { loadWords } from "./lib/words.svelte";

addSymbols(symbols);
applySettings();
awaitInstall();
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
void loadWords().then(() => mount(App, { target: document.getElementById("app")! }));
