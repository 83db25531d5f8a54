import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { languages } from '../../runtime/i18n/index.ts'
import { widgetWords } from '../../widgets/props.ts'
import { sampleOf, sourceOf, widgets } from './conformance/widgets.ts'

const ajv = new Ajv({ strict: false, allErrors: true })

test('documents know exactly the widgets that are registered', () => {
  expect(widgetWords.map((words) => words.id).toSorted()).toEqual(widgets.map(({ id }) => id).toSorted())
})

describe.each(widgets)('$id', ({ id, widget }) => {
  test('is called as its entry, its words and its folder', () => {
    const words = widgetWords.find((candidate) => candidate.id === id)
    expect(widget.id).toBe(id)
    expect(words?.props).toBe(widget.props)
    expect(words?.contains === 'layout').toBe('layout' in widget)
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
    const props = 'edit' in widget ? (sampleOf(widget).props ?? {}) : {}
    expect(ajv.validate(widget.props, props), ajv.errorsText()).toBe(true)
  })

  test('has every text that it uses in every language, and no other', () => {
    const used = new Set([...sourceOf(id).matchAll(/widgets\.[\w-]+\.[\w.-]+/g)].map(([key]) => key))
    expect(widget.title.startsWith('@:')).toBe(true)
    expect(used).toContain(widget.title.slice(2))
    for (const language of languages) {
      expect(new Set(Object.keys(widget.texts[language])), language).toEqual(used)
      expect(
        Object.values(widget.texts[language]).filter((text) => text.trim() === ''),
        language,
      ).toEqual([])
    }
  })
})
