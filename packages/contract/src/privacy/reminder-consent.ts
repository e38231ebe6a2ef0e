/**
 * How somebody at the checkout agrees to reminders. `notice`: a note says that one may come, and how it stops. `box`: an
 * unticked box; before it is ticked nothing is recorded. The Digital Personal Data Protection Rules, 2025, want an act from
 * 13 May 2027 on; the production build refuses `notice` from that day.
 */
export type ReminderConsent = "notice" | "box";
