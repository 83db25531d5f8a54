import { expect, test } from 'vitest'
import { createRegistry, defineWidget, type EditProps, lazyPart, type ViewProps } from '../../runtime/registry/index.ts'

/** A widget whose parts have chunks of their own, and the names of those that were loaded. */
function widgetOfLazyParts() {
  const loaded: string[] = []
  const part = <P extends object>(name: string) =>
    lazyPart<P>(async () => {
      loaded.push(name)
      return () => null
    })
  const widget = defineWidget({
    id: 'picture',
    title: 'Picture',
    group: 'file',
    icon: 'picture',
    value: 'text',
    props: { type: 'object', properties: {}, additionalProperties: false },
    texts: { zh: {}, en: {}, tw: {} },
    edit: part<EditProps<string, object>>('edit'),
    view: part<ViewProps<string, object>>('view'),
  })
  const registry = createRegistry({
    widgets: [{ id: 'picture', load: async () => widget }],
    kinds: [],
    steps: [],
    onTexts: () => undefined,
  })
  return { registry, loaded }
}

test('a form loads what edits and what shows a field before it is drawn', async () => {
  const { registry, loaded } = widgetOfLazyParts()
  await registry.loadWidgets({ shown: [], edited: ['picture'] })
  expect(loaded.toSorted()).toEqual(['edit', 'view'])
})

test('a list leaves the parts that a form draws where they are', async () => {
  const { registry, loaded } = widgetOfLazyParts()
  await registry.loadWidgets({ shown: ['picture'], edited: [] })
  expect(loaded).toEqual([])
})
