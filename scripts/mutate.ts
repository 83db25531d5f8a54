import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, findCommit, isChanged } from './mutate/copyProject.ts'
import { drawMutations } from './mutate/drawMutations.ts'
import { findMutations } from './mutate/findMutations.ts'
import { type Mutation, toMutationKey } from './mutate/mutation.ts'
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
  },
})

const sources = globSync(['runtime/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: projectFolder })
const all = sources.toSorted().flatMap((file) => findMutations(file, readFileSync(join(projectFolder, file), 'utf8')))
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
else process.exitCode = (await tryAll()) ? 0 : 1

function findReason(mutation: Mutation): string {
  return known.find((one) => one.mutation === toMutationKey(mutation))?.why ?? ''
}

/** Tries all mutations that were drawn; what an interrupted run of the same commit found is not tried again. */
async function tryAll(): Promise<boolean> {
  if (isChanged())
    console.log('Changes that are not committed take no part: the mutations are tried on the last commit.')
  const folder = join(projectFolder, '.cache/mutations')
  const place = join(folder, `${findCommit()}-${options.seed}.json`)
  mkdirSync(folder, { recursive: true })
  const verdicts: Verdict[] = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []
  const tried = new Set(verdicts.map(({ mutation }) => toMutationKey(mutation)))
  const copy = copyProject()
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGTERM', () => process.exit(143))
  process.on('exit', copy.remove)
  for (const mutation of drawn.filter((one) => !tried.has(toMutationKey(one)))) {
    const verdict = await tryMutation(copy.folder, mutation)
    verdicts.push(verdict)
    writeFileSync(place, JSON.stringify(verdicts, null, 2))
    const outcome = verdict.caughtBy === undefined ? 'SURVIVED' : `caught by ${verdict.caughtBy}`
    console.log(
      `${verdicts.length}/${drawn.length} ${outcome} after ${verdict.seconds.toFixed(0)} s\n  ${format(mutation)}`,
    )
  }
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === undefined)
  if (survivors.length > 0) console.log('\nNo test saw these:')
  for (const { mutation } of survivors) console.log(`  ${format(mutation)}\n    ${toMutationKey(mutation)}`)
  console.log(
    `\n${verdicts.length - survivors.length} of ${verdicts.length} mutations were caught (seed ${options.seed})`,
  )
  return survivors.length === 0
}
