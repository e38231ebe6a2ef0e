// Forms of the privacy centre, as they are typed.
import * as z from "zod/mini";
import { CustomerName, Email, Phone } from "../schemas.ts";

export const AskForm = z.object({ email: Email });

export const CorrectForm = z.object({ fullName: CustomerName, phone: Phone });
