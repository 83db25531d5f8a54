import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallError, type Data, DataProvider } from '../../runtime/data/index.ts'
import { checkOnServer } from '../../runtime/form/index.ts'
import { rememberChecks } from '../../runtime/form/rememberChecks.ts'
import { useServerChecks } from '../../runtime/kinds/form/useServerChecks.ts'
import type { CheckContext, ServerChecks } from '../../runtime/registry/index.ts'
import { errorOf, formOf } from './formOf.ts'

const lost = new CallError({ kind: 'network', url: '/sys/duplicate/check' })
const broken = new CallError({ kind: 'status', url: '/sys/duplicate/check', status: 500, message: 'Internal error' })
const refused = (message: string) => new CallError({ kind: 'refused', url: '/sys/duplicate/check', message })

function Probe({ report: notify }: { readonly report: (checks: ServerChecks) => void }) {
  notify(useServerChecks())
  return null
}

/** The checks of a page over a server that answers one question after the other, with an error or with consent. */
function checksOver(...answers: readonly (CallError | undefined)[]): ServerChecks {
  const rest = [...answers]
  const client = {
    async get() {
      const answer = rest.shift()
      if (answer) throw answer
    },
  }
  let checks: ServerChecks | undefined
  const notify = (made: ServerChecks) => {
    checks = made
  }
  const data = { client, queryClient: new QueryClient() } as unknown as Data
  renderToString(
    <DataProvider data={data} language="en">
      <Probe report={notify} />
    </DataProvider>,
  )
  if (!checks) throw new Error('The checks were not made.')
  return checks
}

const unique = { table: 'part', column: 'code' }
const rules = [{ unique }]

test.each([
  ['a lost request', lost],
  ['a broken server', broken],
])('after %s the same value is asked for again', async (_what, failure) => {
  const checks = rememberChecks(checksOver(failure, refused('Taken')))
  expect(await checkOnServer(rules, 'ab', undefined, checks)).toBeUndefined()
  expect(await checkOnServer(rules, 'ab', undefined, checks)).toEqual({ kind: 'message', message: 'Taken' })
})

test('a refusal without words is a refusal, and is remembered', async () => {
  const checks = rememberChecks(checksOver(refused(''), undefined))
  expect(await checkOnServer(rules, 'ab', undefined, checks)).toEqual({ kind: 'rule', key: 'form.check' })
  expect(await checkOnServer(rules, 'ab', undefined, checks)).toEqual({ kind: 'rule', key: 'form.check' })
})

test('a check that could not be made lets the next rule speak', async () => {
  const checks = checksOver(lost, refused('Odd'))
  const both = [{ unique }, { checkRule: 'even' }]
  expect(await checkOnServer(both, 'ab', undefined, checks)).toEqual({ kind: 'message', message: 'Odd' })
})

test('a check that could not be made blocks no form', async () => {
  const form = formOf({ fields: { code: { label: 'Code', rules } }, checks: checksOver(lost) })
  form.input('code', 'ab')
  expect(await form.validate()).toEqual([])
  expect(errorOf(form, 'code')).toBeUndefined()
})

/** A form whose widget asks the server about what is inside of its value. */
function formOfContainer(checks: ServerChecks) {
  const check = async (value: unknown, _field: unknown, context: CheckContext) => {
    const message = await context.checks?.checkRule('even', value)
    return message === undefined ? undefined : { text: message }
  }
  const lines = { value: 'list', check } as never
  return formOf({ fields: { lines: { label: 'Lines', widget: 'lines' } }, findWidget: () => lines, checks })
}

test('what the server said counts until the form is saved', async () => {
  const form = formOfContainer(checksOver(undefined, refused('Taken')))
  form.input('lines', 'ab')
  expect(await form.validate()).toEqual([])
  expect(await form.validate()).toEqual([])
  form.markSaved()
  expect(await form.validate()).toEqual(['lines'])
})

test('a record inside of a form shares the answers, and forgets them with it', async () => {
  const outer = formOfContainer(checksOver(undefined, refused('Taken')))
  const inner = formOf({ outer, checks: outer.checks })
  expect(await outer.checks.checkRule('even', 1)).toBeUndefined()
  expect(await inner.checks.checkRule('even', 1)).toBeUndefined()
  outer.markSaved()
  expect(await inner.checks.checkRule('even', 1)).toBe('Taken')
})
