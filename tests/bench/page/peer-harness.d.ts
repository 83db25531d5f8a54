/** The harness of the peer benchmark; its own comments say what each case is. */
declare module 'virtual:peer-harness' {
  interface Case {
    render(host: HTMLElement): () => void
    ready(host: HTMLElement): boolean
  }
  export function harness(cases: Readonly<Record<string, (rows: number, columns: number) => Case>>): void
  export function rowsOf(rows: number, columns: number): readonly Readonly<Record<string, unknown>>[]
}
