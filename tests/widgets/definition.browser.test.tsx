import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { languages } from '../../runtime/i18n/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { sampleOf, sourceOf, widgets } from './conformance/widgets.ts'

const ajv = new Ajv({ strict: false, allErrors: true })

test('documents know exactly the widgets that are registered', () => {
  expect(widgetSchemas.map((schema) => schema.id).toSorted()).toEqual(widgets.map(({ id }) => id).toSorted())
})

describe('checks of values', () => {
  const checked = widgets.flatMap(({ id, widget }) =>
    'edit' in widget && widget.check ? [{ id, check: widget.check, props: sampleOf(widget).props }] : [],
  )

  test('are made by some widgets', () => {
    expect(checked.map(({ id }) => id)).toEqual(expect.arrayContaining(['editable-table', 'frame']))
  })

  test.each(checked)('$id finds nothing wrong with a field that is left empty', async ({ check, props }) => {
    const context = { findWidget: () => undefined, hasAccess: () => true, names: () => ({}) }
    for (const value of [undefined, null, ''])
      expect(await check(value, { props }, context), `${value}`).toBeUndefined()
  })
})

describe.each(widgets)('$id', ({ id, widget }) => {
  test('is called as its entry, its schema and its folder', () => {
    const schema = widgetSchemas.find((candidate) => candidate.id === id)
    expect(widget.id).toBe(id)
    expect(schema?.props).toBe(widget.props)
    expect(schema?.contains === 'layout').toBe('layout' in widget)
    expect(sourceOf(id)).not.toBe('')
  })

  test('describes every prop, and each default is one that the prop takes', () => {
    const { properties, additionalProperties } = widget.props
    expect(additionalProperties).toBe(false)
    for (const [name, schema] of Object.entries<Readonly<Record<string, unknown>>>(properties)) {
      expect(schema.description, name).toBeTypeOf('string')
      if ('default' in schema) expect(ajv.validate(schema, schema.default), name).toBe(true)
    }
  })

  test('takes the props of its sample', () => {
    const props = 'edit' in widget ? sampleOf(widget).props : {}
    expect(ajv.validate(widget.props, props), ajv.errorsText()).toBe(true)
  })

  test('has every text that it uses in every language, and no other', () => {
    // A key that is put together in the source is used with whatever follows, but not with all that the widget says.
    const found = [...sourceOf(id).matchAll(/widgets\.[\w-]+\.[\w.-]*(\$\{)?/g)].map(([key]) => key)
    const used = found.filter((key) => !key.endsWith('${'))
    const begun = found.filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2))
    for (const prefix of begun) {
      expect(prefix).not.toBe(`widgets.${id}.`)
      expect(Object.keys(widget.texts.en).filter((key) => key.startsWith(prefix))).not.toEqual([])
    }
    expect(widget.title.startsWith('@:')).toBe(true)
    expect(used).toContain(widget.title.slice(2))
    for (const language of languages) {
      const keys = Object.keys(widget.texts[language])
      expect(
        used.filter((key) => !keys.includes(key)),
        language,
      ).toEqual([])
      expect(
        keys.filter((key) => !used.includes(key) && !begun.some((prefix) => key.startsWith(prefix))),
        language,
      ).toEqual([])
      expect(
        Object.values(widget.texts[language]).filter((text) => text.trim() === ''),
        language,
      ).toEqual([])
    }
  })
})
