import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../../runtime/language/json.ts'
import type { Gate, Outcome } from './gate.ts'
import { hashInputs, readInputFiles } from './inputFiles.ts'

interface Entry {
  readonly inputs: string
  readonly made: string | undefined
  readonly passed: number
  readonly skipped: string | undefined
}

/** Remembers which gates passed with which inputs, in `.cache/gates` of the project in `root`. */
export class GateCache {
  readonly #root: string
  readonly #environment: NodeJS.ProcessEnv

  constructor(root: string, environment: NodeJS.ProcessEnv) {
    this.#root = root
    this.#environment = environment
  }

  /**
   * Runs a gate unless it passed before and nothing that it reads has changed since; with `isFresh` it runs in any case.
   * A run during which inputs changed is not remembered: which of them it read cannot be known.
   */
  async run(gate: Gate, isFresh: boolean, run: () => Promise<Outcome>): Promise<Outcome> {
    const inputs = this.#hash(gate)
    const known = isFresh || inputs === undefined ? undefined : this.#find(gate, inputs)
    if (known !== undefined) return known
    rmSync(this.#place(gate), { force: true })
    const outcome = await run()
    if (outcome.failed === 0 && inputs !== undefined && this.#hash(gate) === inputs) this.#keep(gate, inputs, outcome)
    return outcome
  }

  #find(gate: Gate, inputs: string): Outcome | undefined {
    const place = this.#place(gate)
    if (!existsSync(place)) return undefined
    const entry = parseJson(readFileSync(place, 'utf8')) as Entry | undefined
    if (entry?.inputs !== inputs || entry.made !== this.#hashMade(gate)) return undefined
    const { passed, skipped } = entry
    const nothing = { failed: 0, seconds: 0, coreSeconds: 0, output: '' }
    return { id: gate.id, passed, ...nothing, isUnchanged: true, ...(skipped === undefined ? {} : { skipped }) }
  }

  #keep(gate: Gate, inputs: string, { passed, skipped }: Outcome): void {
    const place = this.#place(gate)
    mkdirSync(join(place, '..'), { recursive: true })
    writeFileSync(place, JSON.stringify({ inputs, made: this.#hashMade(gate), passed, skipped } satisfies Entry))
  }

  #hash(gate: Gate): string | undefined {
    const files = readInputFiles(this.#root)
    return files && hashInputs(gate, files, this.#environment)
  }

  /** Sizes and times tell whether somebody else made the folder anew, without reading it. */
  #hashMade({ makes }: Gate): string | undefined {
    if (makes === undefined) return undefined
    const files = globSync(`${makes}/**`, { cwd: this.#root }).map((path) => {
      const { size, mtimeMs } = statSync(join(this.#root, path))
      return [path, size, mtimeMs]
    })
    return createHash('sha256').update(JSON.stringify(files.toSorted())).digest('hex')
  }

  #place({ id }: Gate): string {
    return join(this.#root, '.cache/gates', `${id}.json`)
  }
}
