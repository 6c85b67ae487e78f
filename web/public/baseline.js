// Says so kindly where a browser is older than the pages (TVs often are): in words that such a browser still understands, so nothing
// newer than 2009 stands here. What the pages want is in vite.config.ts.
(function () {
  var says = {
    en: "This browser is older than Parlour. If something is missing, please open the page on a laptop or a streaming stick that is connected to this screen.",
    es: "Este navegador es más antiguo que Parlour. Si falta algo, abre la página en un portátil o en un dispositivo de streaming conectado a esta pantalla.",
    it: "Questo browser è più vecchio di Parlour. Se manca qualcosa, apri la pagina su un portatile o su una chiavetta di streaming collegata a questo schermo.",
    ru: "Этот браузер старше, чем Parlour. Если чего-то не видно, откройте страницу на ноутбуке или приставке, подключённой к этому экрану.",
  };
  var isNew =
    "noModule" in document.createElement("script") &&
    window.CSS !== undefined &&
    CSS.supports("color", "light-dark(#fff, #000)") &&
    CSS.supports("selector(:has(a))") &&
    Array.prototype["with"] !== undefined &&
    window.WebSocket !== undefined;
  if (isNew) return;
  var note = document.createElement("p");
  note.setAttribute("role", "status");
  note.className = "old-browser";
  note.style.cssText = "margin: 0; padding: 1em; font: 1.25em sans-serif; color: #2a2015; background: #f5e4b9";
  note.appendChild(document.createTextNode(says[(navigator.language || "en").slice(0, 2)] || says.en));
  document.body.insertBefore(note, document.body.firstChild);
})();
