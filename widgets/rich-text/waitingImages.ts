import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Change = { readonly add: object; readonly at: number; readonly preview: string } | { readonly remove: object }

const waiting = new PluginKey<DecorationSet>('waitingImages')

function toPlaceholder(preview: string): HTMLElement {
  const picture = document.createElement('img')
  picture.className = 'pw-rich-text-waiting'
  picture.alt = ''
  picture.src = preview
  return picture
}

/** Shows pictures that are on their way where they will stand; the text does not hold them yet. */
export const waitingImages = Extension.create({
  name: 'waitingImages',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: waiting,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const set = before.map(transaction.mapping, transaction.doc)
          const change: Change | undefined = transaction.getMeta(waiting)
          if (!change) return set
          if ('add' in change)
            return set.add(transaction.doc, [
              Decoration.widget(change.at, () => toPlaceholder(change.preview), { waits: change.add }),
            ])
          return set.remove(set.find(undefined, undefined, (spec) => spec.waits === change.remove))
        },
      },
      props: { decorations: (state) => waiting.getState(state) },
    }),
  ],
})

const placeOf = (state: EditorState, id: object): number | undefined =>
  waiting.getState(state)?.find(undefined, undefined, (spec) => spec.waits === id)[0]?.from

/** Puts a picture into the text once the server has it; where it stood is followed while people write on. */
export async function insertWhenStored(
  editor: Editor,
  file: File,
  at: number,
  send: (file: File) => Promise<string | null>,
): Promise<void> {
  const id = {}
  const preview = URL.createObjectURL(file)
  const change = (part: Change) => editor.state.tr.setMeta(waiting, part).setMeta('addToHistory', false)
  editor.view.dispatch(change({ add: id, at, preview }))
  const source = await send(file)
  URL.revokeObjectURL(preview)
  if (editor.isDestroyed) return
  const place = placeOf(editor.state, id)
  editor.view.dispatch(change({ remove: id }))
  const image = editor.schema.nodes.image
  if (source === null || place === undefined || !image) return
  const node = image.create({ src: source, alt: file.name.replace(/\.\w+$/, '') })
  editor.view.dispatch(editor.state.tr.replaceRangeWith(place, place, node))
}
