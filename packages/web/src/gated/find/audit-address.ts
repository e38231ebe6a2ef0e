/** The address of the account audit, behind the hash of the course. */
export const auditAddress = "account-audit";
