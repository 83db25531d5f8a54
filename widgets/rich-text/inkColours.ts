import { BackgroundColor, Color } from '@tiptap/extension-text-style'

const ofColour = (colour: unknown, property: string, variable: string) =>
  typeof colour === 'string' && colour !== '' ? { style: `${property}: ${colour}; ${variable}: ${colour}` } : {}

/** The colour of words, which a dark theme draws lighter where it must (`prose.css`). */
export const InkColour = Color.extend({
  addGlobalAttributes() {
    return (this.parent?.() ?? []).map((entry) => ({
      ...entry,
      attributes: {
        color: {
          ...entry.attributes.color,
          renderHTML: (attributes) => ofColour(attributes.color, 'color', '--pw-ink'),
        },
      },
    }))
  },
})

/** The colour of the ground below words, which a dark theme draws darker where it must. */
export const Highlight = BackgroundColor.extend({
  addGlobalAttributes() {
    return (this.parent?.() ?? []).map((entry) => ({
      ...entry,
      attributes: {
        backgroundColor: {
          ...entry.attributes.backgroundColor,
          renderHTML: (attributes) => ofColour(attributes.backgroundColor, 'background-color', '--pw-ground'),
        },
      },
    }))
  },
})
