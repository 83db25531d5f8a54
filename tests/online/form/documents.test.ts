import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toOnlineFormPages } from '../../../runtime/online/form/pages/toOnlineFormPages.ts'
import { formNames, pagesFile, readFixture, readForms } from './forms.ts'
import { issuesOf, language, writtenForm } from './language.ts'

/** The documents of a fixture, the model and the list of each sub table after those of the form itself. */
function documentsOf(name: string) {
  const { form, subs } = readForms(readFixture(name))
  const pages = toOnlineFormPages(form, subs)
  const documents = [
    pages.model,
    pages.list,
    pages.picker,
    pages.record,
    ...pages.moves,
    ...pages.subs.flatMap(({ model, list }) => [model, list]),
  ]
  return { documents, notes: pages.notes.map(({ place, code, message }) => `${place} ${code} ${message.en}`) }
}

/** Each document in its canonical form, so that a change of one shows as what changed. */
const toText = ({ documents, notes }: ReturnType<typeof documentsOf>): string => {
  const parts = documents.map((document) => language.writeDocument(document).trimEnd())
  return `{\n"notes": ${JSON.stringify(notes, null, 2)},\n"documents": [\n${parts.join(',\n')}\n]\n}\n`
}

// `UPDATE_FORMS=1` writes what the forms become; whoever does that reads every line that changed.
if (process.env.UPDATE_FORMS === '1')
  for (const name of formNames) writeFileSync(pagesFile(name), toText(documentsOf(name)))

test('there are more than 30 forms, each with the documents that it becomes', () => {
  expect(formNames.length).toBeGreaterThanOrEqual(32)
  expect(formNames.filter((name) => !existsSync(pagesFile(name)))).toEqual([])
})

// The first check of the language waits for its schemas.
describe.each(formNames)('the form %s', { timeout: 30_000 }, (name) => {
  test('becomes its documents', () => {
    expect(toText(documentsOf(name))).toBe(readFileSync(pagesFile(name), 'utf8'))
  })

  test('becomes documents without an issue', () => {
    expect(issuesOf(documentsOf(name).documents)).toEqual([])
  })

  test('becomes documents in their canonical form', () => {
    for (const document of documentsOf(name).documents) expect(writtenForm(document)).toEqual(document)
  })
})
