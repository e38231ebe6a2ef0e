// Forms of the privacy centre, as they are typed.
import * as z from "zod/mini";
import { CustomerName, Phone } from "../schemas.ts";

export const CorrectForm = z.object({ fullName: CustomerName, phone: Phone });
