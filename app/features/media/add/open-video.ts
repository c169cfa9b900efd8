/** Milliseconds until a video that this browser cannot play is sent without a poster. */
const frameTimeout = 6_000;

export type OpenedVideo = { readonly video: HTMLVideoElement; readonly close: () => void };

/** The video at a suitable frame; null when this browser cannot play it. */
export async function openVideo(file: Blob): Promise<OpenedVideo | null> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(file);
  const close = () => {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  };
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  video.src = address;
  try {
    await heard(video, "loadeddata");
    const length = Number.isFinite(video.duration) ? video.duration : 0;
    if (length > 0) {
      video.currentTime = Math.min(1, length / 2);
      await heard(video, "seeked");
    }
    if (video.videoWidth > 0) return { video, close };
  } catch {
    // It cannot be played here: the server draws a plain poster.
  }
  close();
  return null;
}

function heard(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No frame came in time.")), frameTimeout);
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    video.addEventListener("error", () => reject(new Error("It cannot be played.")), { once: true });
  });
}
