// What a TV wants of its browser: a screen that stays awake, and all of it. Where one of them is not to be had the page says so.

/** Keeps the screen awake while the page is looked at. To be made where a page begins; it ends with the page. */
export class Awake {
  lacking = $state(!("wakeLock" in navigator)); // also where the page came over plain HTTP: browsers give it to safe pages alone

  constructor() {
    $effect(() => {
      let lock: WakeLockSentinel | null = null;
      let over = false;
      const hold = async (): Promise<void> => {
        if (this.lacking || document.visibilityState !== "visible") return;
        try {
          lock = await navigator.wakeLock.request("screen");
          if (over) void lock.release();
        } catch {
          // A battery that is low, or a page that nobody has touched yet: it is tried again at the next press.
        }
      };
      void hold();
      document.addEventListener("visibilitychange", hold); // it is lost with the page's sight
      addEventListener("pointerdown", hold);
      return () => {
        over = true;
        void lock?.release();
        document.removeEventListener("visibilitychange", hold);
        removeEventListener("pointerdown", hold);
      };
    });
  }
}

/** Whether the page has the whole screen, and how to get it; `lacking` where there is no way. */
export class FullScreen {
  readonly lacking = !document.fullscreenEnabled;
  is = $state(document.fullscreenElement !== null);

  constructor() {
    $effect(() => {
      const look = (): void => void (this.is = document.fullscreenElement !== null);
      document.addEventListener("fullscreenchange", look);
      return () => document.removeEventListener("fullscreenchange", look);
    });
  }

  readonly take = (): void => void document.documentElement.requestFullscreen().catch(() => undefined);
}
