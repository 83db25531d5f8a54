import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas, formatIssue, type Page, pageAccess } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

const pack = new URL('../../schemas/system/', import.meta.url)
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })

/** The documents of accounts: what visitors see, the settings, the centre, and the choice of a department. */
const accounts = /^(sign-in|register|alteration|account|bind|switch-depart|change-password)[a-z-]*\.json$/

const documents = readdirSync(new URL('pages/', pack)).filter((name) => accounts.test(name))
const read = (name: string): Page => JSON.parse(readFileSync(new URL(`pages/${name}`, pack), 'utf8'))
const files = ['models', 'pages'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, pack)).map((name) => ({
    path: `schemas/system/${folder}/${name}`,
    text: readFileSync(new URL(`${folder}/${name}`, pack), 'utf8'),
  })),
)

test('every document of accounts opens without an issue', () => {
  expect(documents).toHaveLength(19)
  const { issues } = language.checkDocuments(files)
  const ofAccounts = issues.filter(({ file }) => documents.includes(file.split('/').at(-1) ?? ''))
  expect(ofAccounts.map(formatIssue)).toEqual([])
})

test('who is signed in reaches the centre and every setting by an address, and finds none of them in the menu', () => {
  const placed = documents.map(read).filter((page) => page.menu !== undefined)
  expect(placed.map(({ menu }) => menu?.path).sort()).toEqual([
    '/account/center',
    '/account/settings/agent',
    '/account/settings/avatar',
    '/account/settings/base',
    '/account/settings/binding',
    '/account/settings/notification',
    '/account/settings/security',
  ])
  for (const page of placed) {
    expect(page.menu).toMatchObject({ hidden: true, everybody: true })
    expect(pageAccess(page)).toBeUndefined()
  }
})

test('each setting leads to all of them', () => {
  const settings = documents.map(read).filter((page) => page.menu?.path.startsWith('/account/settings/'))
  const ids = settings.map(({ id }) => id).sort()
  for (const { related = [] } of settings) expect(related.map(({ page }) => page).sort()).toEqual(ids)
})

test('what visitors see asks for no access, and a code is sent only after the slider', () => {
  const visitors = documents.map(read).filter(({ id }) => /\.(sign-in|register|alteration)/.test(id))
  for (const page of visitors) expect(pageAccess(page)).toBeUndefined()
  const codes = documents.map(read).flatMap(({ fields = {} }) =>
    Object.values(fields)
      .filter(({ widget }) => widget === 'verification-code')
      .map(({ props }) => ({ props, fields })),
  )
  expect(codes).toHaveLength(5)
  for (const { props, fields } of codes) expect(fields[String(props?.guard)]).toMatchObject({ widget: 'slider-verify' })
})
