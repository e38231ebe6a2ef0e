import { ClosedDoor } from "../../ui/closed-room.tsx";
import { AreaHeader } from "../access/area-header.tsx";
import { useLogout } from "../access/use-logout.ts";

export function CoursePage() {
  const logout = useLogout("fbads");
  return (
    <>
      <AreaHeader title="Facebook Ads Mastery" home="Home" onLogout={logout} />
      <main id="main" tabIndex={-1} className="outline-none">
        <ClosedDoor title="The course is on the bench" ways={[]}>
          <p>x</p>
        </ClosedDoor>
      </main>
    </>
  );
}
