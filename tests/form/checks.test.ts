import { describe, expect, test, vi } from 'vitest'
import { toFieldMessage } from '../../runtime/form/fieldError.ts'
import type { Rule } from '../../runtime/language/index.ts'
import type { ServerChecks } from '../../runtime/registry/index.ts'
import { errorOf, formOf } from './formOf.ts'

/** Checks of a server whose answers the test gives, in whatever order. */
function answeredByHand() {
  const requests: {
    readonly value: unknown
    readonly recordId: string | undefined
    readonly answer: (message?: string) => void
  }[] = []
  const ask = (value: unknown, recordId?: string) =>
    new Promise<string | undefined>((resolve) => requests.push({ value, recordId, answer: resolve }))
  const checks: ServerChecks = { unique: (_rule, value, id) => ask(value, id), checkRule: (_code, value) => ask(value) }
  return { requests, checks }
}

const taken: Rule = { unique: { table: 'sys_user', column: 'username' } }
const unique = { rules: [taken] }
const customError = (message: string) => ({ kind: 'message', message })

test('a missing value is told in the words of the document', async () => {
  const form = formOf({ fields: { name: { required: true, requiredMessage: '@:own' } } })
  expect(await form.validate()).toEqual(['name'])
  expect(errorOf(form, 'name')).toEqual({ kind: 'stated', text: '@:own' })
  form.input('name', 'ada')
  expect(await form.validate()).toEqual([])
})

test('a required field says so when it is empty, and no longer once it is filled', async () => {
  const form = formOf({ fields: { name: { required: true, label: 'Name' }, note: {} } })
  expect(await form.validate()).toEqual(['name'])
  expect(errorOf(form, 'name')).toEqual({ kind: 'required' })
  form.input('name', 'a')
  expect(errorOf(form, 'name')).toBeUndefined()
  expect(await form.validate()).toEqual([])
})

test('a pattern is asked when a person types, and before saving even where it has to be loaded first', async () => {
  // As in an app that has shown no pattern so far.
  vi.resetModules()
  const fresh = await import('./formOf.ts')
  const fields = {
    code: { rules: [{ pattern: '^[A-Z]+\\d$' }] },
    list: { fields: { inner: { rules: [{ pattern: 'a' }] } } },
  }
  const form = fresh.formOf({ fields, values: { code: 'x' } })
  expect(await form.validate()).toEqual(['code'])
  expect(fresh.errorOf(form, 'code')).toMatchObject({ key: 'form.pattern' })
  form.input('code', 'AB1')
  expect(fresh.errorOf(form, 'code')).toBeUndefined()
  form.input('code', 'ab1')
  expect(fresh.errorOf(form, 'code')).toMatchObject({ key: 'form.pattern' })
})

test('only the fields that are named are checked', async () => {
  const form = formOf({ fields: { one: { required: true }, two: { required: true } } })
  expect(await form.validate(['two', 'unknown'])).toEqual(['two'])
  expect(errorOf(form, 'one')).toBeUndefined()
})

test('a check that reads another value is made again when that changes', async () => {
  const fields = { password: {}, again: { rules: [{ check: 'self == values.password' }] } }
  const form = formOf({ fields, values: { password: 'a' } })
  form.input('again', 'b')
  expect(errorOf(form, 'again')).toMatchObject({ key: 'form.check' })
  form.input('password', 'b')
  expect(errorOf(form, 'again')).toBeUndefined()
})

describe('the checks of the server', () => {
  test('run when the field is left and before saving, not while a person types', async () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({ fields: { name: unique }, checks })
    form.input('name', 'ada')
    expect(requests).toHaveLength(0)
    const left = form.validateField('name', true)
    expect(requests.map(({ value, recordId }) => [value, recordId])).toEqual([['ada', undefined]])
    requests[0]?.answer('taken')
    expect(await left).toBe(false)
    expect(errorOf(form, 'name')).toEqual(customError('taken'))
    const saving = form.validate()
    requests[1]?.answer()
    expect(await saving).toEqual([])
  })

  test('name the record that is edited', () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({ fields: { name: unique }, checks, mode: 'edit', values: { id: 7, name: 'ada' } })
    void form.validateField('name', true)
    expect(requests[0]?.recordId).toBe('7')
  })

  test('are skipped for an empty value, and where a rule fails before them', async () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({
      fields: { name: { rules: [{ minLength: 3 }, ...unique.rules, { checkRule: 'code' }] } },
      checks,
    })
    await form.validate()
    form.input('name', 'ab')
    expect(await form.validate()).toEqual(['name'])
    expect(requests).toHaveLength(0)
  })

  test('are asked one after the other, and the first refusal shows', async () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({
      fields: { name: { rules: [...unique.rules, { checkRule: 'code', message: '@:own' }] } },
      checks,
    })
    form.input('name', 'ada')
    const left = form.validateField('name', true)
    requests[0]?.answer()
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer('refused')
    await left
    expect(errorOf(form, 'name')).toEqual({ kind: 'stated', text: '@:own' })
  })

  test.each([
    { name: 'no words', rule: taken, message: '', error: { kind: 'rule', key: 'form.check' } },
    { name: 'blanks alone', rule: { checkRule: 'code' }, message: ' ', error: { kind: 'rule', key: 'form.check' } },
    {
      name: 'no words where the document has some',
      rule: { ...taken, message: '@:own' },
      message: '',
      error: { kind: 'stated', text: '@:own' },
    },
  ])('refuse with $name too', async ({ rule, message, error }) => {
    const { requests, checks } = answeredByHand()
    const form = formOf({ fields: { name: { rules: [rule] } }, checks })
    form.input('name', 'ada')
    const left = form.validateField('name', true)
    requests[0]?.answer(message)
    expect(await left).toBe(false)
    expect(errorOf(form, 'name')).toEqual(error)
  })

  test('count only when no newer check was made', async () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({ fields: { name: unique }, checks })
    form.input('name', 'ada')
    const first = form.validateField('name', true)
    form.input('name', 'grace')
    const second = form.validateField('name', true)
    requests[1]?.answer()
    await second
    requests[0]?.answer('ada is taken')
    await first
    expect(errorOf(form, 'name')).toBeUndefined()
  })

  test('say nothing of a value that was changed meanwhile', async () => {
    const { requests, checks } = answeredByHand()
    const form = formOf({ fields: { name: unique }, checks })
    form.input('name', 'ada')
    const left = form.validateField('name', true)
    form.input('name', 'grace')
    requests[0]?.answer('ada is taken')
    await left
    expect(errorOf(form, 'name')).toBeUndefined()
  })
})

test('what the server refused shows at the fields that it named, until they change', () => {
  const form = formOf({ fields: { name: {}, note: {} } })
  form.setFieldMessages({ name: 'taken', unknown: 'nowhere' })
  expect(errorOf(form, 'name')).toEqual(customError('taken'))
  expect(errorOf(form, 'note')).toBeUndefined()
  form.input('name', 'b')
  expect(errorOf(form, 'name')).toBeUndefined()
})

test('the widget decides what counts as empty', async () => {
  const isEmpty = (value: unknown) => value === 'N'
  const form = formOf({
    fields: { agreed: { required: true, widget: 'switch' } },
    findWidget: () => ({ isEmpty }) as never,
    values: { agreed: 'N' },
  })
  expect(await form.validate()).toEqual(['agreed'])
})

test('a field that has to be seen is named until it was', () => {
  const form = formOf({ fields: { name: {} } })
  form.reveal('name')
  expect(form.revealed()).toBe('name')
  form.reveal(undefined)
  expect(form.revealed()).toBeUndefined()
})

describe('the words of an error', () => {
  const text = (source: string, values: Readonly<Record<string, unknown>> = {}) =>
    source.startsWith('@:') ? `${source.slice(2)} ${JSON.stringify(values)}` : source

  test('are found when they are shown, so that they follow the language', () => {
    expect(toFieldMessage({ kind: 'required' }, 'Name', text)).toBe('form.required {"label":"Name"}')
    expect(toFieldMessage({ kind: 'rule', key: 'form.max', values: { limit: 3 } }, 'Name', text)).toBe(
      'form.max {"limit":3}',
    )
    expect(toFieldMessage({ kind: 'stated', text: '@:own' }, 'Name', text)).toBe('own {}')
    const refusal = { text: '@:late', values: { step: 0 }, names: { field: '@:hour' } }
    expect(toFieldMessage({ kind: 'inside', ...refusal }, 'Name', text)).toBe('late {"step":0,"field":"hour {}"}')
  })

  test.each(['{{1+1}}', '<img src=x onerror=alert(1)>', '@:form.saved'])(
    'of the server are shown as they came: %s',
    (message) => {
      expect(toFieldMessage({ kind: 'message', message }, 'Name', text)).toBe(message)
    },
  )
})
