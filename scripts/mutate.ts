import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Workshop } from './mutate/checks.ts'
import { copyProject, findCommit, isChanged } from './mutate/copyProject.ts'
import { drawMutations, toArea } from './mutate/drawMutations.ts'
import { findMutations } from './mutate/findMutations.ts'
import { readImporters } from './mutate/importGraph.ts'
import { type Mutation, toMutationKey } from './mutate/mutation.ts'
import { TestRunner } from './mutate/testRunner.ts'
import { tryMutation, type Verdict } from './mutate/trial.ts'
import { projectFolder } from './tool.ts'

/** A mutation that changes no behaviour, and why not. */
interface Equivalent {
  readonly mutation: string
  readonly why: string
}

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    // Only mutations of files below this folder, or of this file.
    under: { type: 'string', default: '' },
    // Leaves out the gates, so that what the tests beside a file do not see shows soon.
    near: { type: 'boolean', default: false },
  },
})

/** The share of the mutations that has to be caught: 54 of 60. */
const minShare = 0.9

// Samples say how the tests try a widget.
const sources = globSync(['runtime/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'server/**/*.ts'], {
  cwd: projectFolder,
  exclude: ['widgets/*/sample.ts'],
})
const chosen = sources.toSorted().filter((file) => file.startsWith(options.under))
const all = chosen.flatMap((file) => findMutations(file, readFileSync(join(projectFolder, file), 'utf8')))
const known = JSON.parse(
  readFileSync(join(import.meta.dirname, 'mutate/equivalent.json'), 'utf8'),
) as readonly Equivalent[]
const { drawn, replaced } = drawMutations(
  all,
  Number(options.count),
  Number(options.seed),
  new Set(known.map(({ mutation }) => mutation)),
)

const format = ({ file, line, operator, text, from, to }: Mutation): string =>
  `${file}:${line} ${operator}: ${from} → ${to === '' ? 'nothing' : to}\n    ${text}`

for (const mutation of replaced)
  console.log(`replaced, as it changes no behaviour (${findReason(mutation)}):\n  ${format(mutation)}`)
if (options.list) for (const mutation of drawn) console.log(format(mutation))
// The processes that run tests would keep this one.
else process.exit((await tryAll()) ? 0 : 1)

function findReason(mutation: Mutation): string {
  return known.find((one) => one.mutation === toMutationKey(mutation))?.why ?? ''
}

/**
 * Tries all mutations that were drawn, first by the tests that lead to them and then, where none failed, by the gates;
 * what an interrupted run of the same commit found is not tried again.
 */
async function tryAll(): Promise<boolean> {
  if (isChanged())
    console.log('Changes that are not committed take no part: the mutations are tried on the last commit.')
  const folder = join(projectFolder, '.cache/mutations')
  const place = join(folder, `${findCommit()}-${options.seed}.json`)
  mkdirSync(folder, { recursive: true })
  const kept: readonly Verdict[] = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []
  const verdicts = new Map(kept.map((verdict) => [toMutationKey(verdict.mutation), verdict]))
  const copy = copyProject()
  const workshop: Workshop = {
    folder: copy.folder,
    importers: readImporters(copy.folder),
    outsideBrowser: new TestRunner(copy.folder, ['unit', 'server']),
    inBrowser: new TestRunner(copy.folder, ['stories', 'conformance']),
  }
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
  process.on('exit', () => {
    workshop.outsideBrowser.end()
    workshop.inBrowser.end()
    copy.remove()
  })
  for (const withGates of options.near ? [false] : [false, true])
    for (const [index, mutation] of drawn.entries()) {
      const known = verdicts.get(toMutationKey(mutation))
      if (known !== undefined && (known.isFinal || !withGates)) continue
      const verdict = await tryMutation(workshop, mutation, withGates)
      const seconds = verdict.seconds + (known?.seconds ?? 0)
      verdicts.set(toMutationKey(mutation), { ...verdict, seconds })
      writeFileSync(place, JSON.stringify([...verdicts.values()], null, 2))
      console.log(
        `${index + 1}/${drawn.length} ${formatVerdict(verdict)} after ${seconds.toFixed(0)} s\n  ${format(mutation)}`,
      )
    }
  return report(drawn.flatMap((mutation) => verdicts.get(toMutationKey(mutation)) ?? []))
}

function formatVerdict({ caughtBy, isFinal }: Verdict): string {
  if (caughtBy !== undefined) return `caught by ${caughtBy}`
  return isFinal ? 'SURVIVED' : 'passes all tests that lead to it'
}

/** Prints how many were caught, by area and in all, and says whether these are enough. */
function report(verdicts: readonly Verdict[]): boolean {
  const isCaught = ({ caughtBy }: Verdict): boolean => caughtBy !== undefined
  const survivors = verdicts.filter((verdict) => !isCaught(verdict))
  if (survivors.length > 0) console.log('\nNo test saw these:')
  for (const { mutation } of survivors) console.log(`  ${format(mutation)}\n    ${toMutationKey(mutation)}`)
  console.log('')
  for (const [area, tried] of Map.groupBy(verdicts, ({ mutation }) => toArea(mutation.file)))
    console.log(`${area.padEnd(24)}${String(tried.filter(isCaught).length).padStart(3)} of ${tried.length}`)
  const caught = verdicts.length - survivors.length
  console.log(`\n${caught} of ${verdicts.length} mutations were caught (seed ${options.seed})`)
  return caught >= verdicts.length * minShare
}
