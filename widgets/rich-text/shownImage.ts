import { Image } from '@tiptap/extension-image'

/** Pictures of a text. The text keeps their stored addresses; they show from where the session may fetch them. */
export const shownImage = (picture: (source: string) => string) =>
  Image.extend({
    addNodeView() {
      return ({ node: first }) => {
        const dom = document.createElement('img')
        const show = ({ attrs }: typeof first) => {
          for (const name of ['alt', 'title', 'width', 'height']) {
            const value: unknown = attrs[name]
            if (typeof value === 'string' || typeof value === 'number') dom.setAttribute(name, String(value))
            else dom.removeAttribute(name)
          }
          dom.alt ||= ''
          dom.referrerPolicy = 'no-referrer'
          dom.src = picture(String(attrs.src ?? ''))
        }
        show(first)
        return {
          dom,
          update(node) {
            if (node.type !== first.type) return false
            show(node)
            return true
          },
        }
      }
    },
  }).configure({ inline: true, allowBase64: true })
