/** Who has won. */
import type { SeatInfo, Standing } from "../api/types.ts";

/** The best of those who played to the end: whoever resigned is not called a winner, however well their bot played on. */
export function winnersOf(standings: readonly Standing[], seats: readonly SeatInfo[]): Standing[] {
  const stayed = standings.filter((standing) => !seats[standing.seat]?.resigned);
  const best = Math.min(...stayed.map((standing) => standing.rank));
  return stayed.filter((standing) => standing.rank === best);
}
