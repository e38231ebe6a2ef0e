import { auditRow } from "../platform/audit.entity.ts";
import { put, transact } from "../platform/table.ts";
import { NoticeEntity } from "./notice.entity.ts";

/** Takes a notice off the owner's list: it has been dealt with. One that is gone already stays so. */
export async function closeNotice(noticeId: string, by: string): Promise<void> {
  const { data: notice } = await NoticeEntity.get({ noticeId }).go({ consistent: true });
  if (notice?.state !== "open") return;
  await transact({
    notice: put(NoticeEntity.put({ ...notice, state: "done" }).where((a, o) => o.eq(a.state, "open"))),
    audit: put(auditRow({ by, action: "notice.close", target: noticeId })),
  });
}
