/** Something outside of the project that a gate needs, such as a browser or a database server. */
export interface Resource {
  readonly id: string
  /** What of it may change the outcome of a gate, such as where it lies. */
  describe(): string
  /** Makes it ready for one gate. Throws an error whose message says what a person can do when it cannot be had. */
  start(): Promise<StartedResource>
}

/** A resource that is ready. */
export interface StartedResource {
  /** What the processes of the gate find in their environment. */
  readonly environment?: Readonly<Record<string, string>>
  /** What the gate leaves out, and why, where it can do without the resource. */
  readonly skipped?: string
  stop?(): Promise<void>
}
