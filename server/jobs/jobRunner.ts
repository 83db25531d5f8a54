/** Runs the jobs of the schedule, in each process of the server (design 6). */
export interface JobRunner {
  /** Begins to look for due jobs, and goes on until it is closed. */
  start(): void
  /** Has every process look at once, after a change of the jobs. */
  wake(): void
  /** Runs a job now, out of its turn, and gives the id of the run; the work goes on behind the answer. */
  runNow(jobId: string): Promise<string>
  /** Looks once and begins what is due; gives the milliseconds until it is worth looking again. */
  poll(): Promise<number>
  /** Waits for the runs of this process. */
  settle(): Promise<void>
  /** Looks no more, waits a few seconds for the runs of this process, and gives up those that last longer. */
  close(): Promise<void>
}
