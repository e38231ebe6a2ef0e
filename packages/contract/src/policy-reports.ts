// What browsers send by themselves when the content policy refused something, as far as it is kept.
import * as z from "zod/mini";

const text = z.optional(z.string());

/** `application/csp-report`, W3C Content Security Policy 3, 5.3. */
export const oneBreach = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "source-file": text,
    "line-number": z.optional(z.number()),
  }),
});

/** `application/reports+json`, W3C Reporting API: several in one body, of other kinds too. */
export const breaches = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: z.optional(z.nullable(z.number())),
    }),
  }),
);
