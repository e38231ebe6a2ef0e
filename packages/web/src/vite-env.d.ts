/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `brand.pixelId`, written in when the site is built; empty without one. */
  readonly STORE_PIXEL_ID?: string;
  /** `brand.gst.mode`, likewise. */
  readonly STORE_GST_MODE?: string;
  /** `brand.reminderConsent`, likewise. */
  readonly STORE_REMINDER_CONSENT?: string;
  /** `brand.urgency`, likewise. */
  readonly STORE_URGENCY?: string;
}
