// Where the pages begin: the look, the player's language, then the page that the address names.
// App.svelte chooses the page; words/ speaks; design/ draws.
import { mount } from "svelte";

import "./generated/faces/faces.css";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { speakBrowserLanguage } from "./words/index.svelte.ts";

await speakBrowserLanguage();
mount(App, { target: document.getElementById("parlour")! });

// A browser that keeps no worker plays as well, only not without a network.
// It fetches everything, so it waits until the page is done with itself.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = (): void => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 5000 });
  else setTimeout(register, 1000);
}
