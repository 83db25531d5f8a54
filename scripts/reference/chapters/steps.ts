import type { JsonSchema } from '../../../runtime/language/index.ts'
import { stepArguments, stepDefinitions } from '../../../runtime/language/steps/index.ts'
import { toChapter, toCode } from '../markdown.ts'
import { optionsOf, toOptionTable } from '../options.ts'
import { readSentence } from '../sentences.ts'
import { type Examples, toExample } from '../subject.ts'
import { typeText } from '../typeText.ts'

const toSection = ([verb, schema]: readonly [string, object], examples: Examples): string => {
  const options = optionsOf(schema)
  return toChapter(
    `## ${verb}`,
    readSentence(`runtime/language/steps/${verb}.ts`, /Arguments$/),
    `What follows the verb: ${typeText(schema as JsonSchema)}.`,
    options.length === 0 ? '' : toOptionTable(options),
    toExample(examples, `step ${verb}`),
  ).trimEnd()
}

/** The chapter of the steps of actions. */
export const stepsChapter = (examples: Examples): string =>
  toChapter(
    '# Steps',
    'An [action](actions.md) runs steps, one after the other; one that fails ends it. A step is an object with one verb, and `when` is a [formula](formulas.md) without which the step is passed over. An option with * must be there.',
    Object.keys(stepArguments)
      .map((verb) => `[${toCode(verb)}](#${verb.toLowerCase()})`)
      .join(' · '),
    '## Steps of a fragment',
    'A step with `fragment` in place of a verb stands for the steps of a [fragment](kind-fragment.md#pieces), which are run in its place.',
    toOptionTable(optionsOf(stepDefinitions.stepsFragment)),
    ...Object.entries(stepArguments).map((entry) => toSection(entry, examples)),
  )
