// Milliseconds, and when things happen that no seed moves.
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Noon of a day in Kolkata, on which most worlds begin: far from the edges of every window, day and month that the shop counts in. */
export const noon = Date.UTC(2026, 1, 10, 6, 31);

/** 03:20 in Kolkata, on the morning after noon: when the companies' books are looked at for the first time, and then every 24 hours. */
export const firstNight = 15 * hour + 19 * minute;

/** The weather ends here, as a rule; what runs by itself goes on. */
export const fairFrom = 75 * minute;
