/** The colours of texts: of a middle lightness, so that they show on light and on dark grounds. */
export const colours = [
  { text: 'widgets.rich-text.colours.grey', value: 'rgb(112, 122, 118)' },
  { text: 'widgets.rich-text.colours.red', value: 'rgb(217, 56, 56)' },
  { text: 'widgets.rich-text.colours.orange', value: 'rgb(194, 98, 12)' },
  { text: 'widgets.rich-text.colours.yellow', value: 'rgb(158, 120, 0)' },
  { text: 'widgets.rich-text.colours.green', value: 'rgb(35, 139, 69)' },
  { text: 'widgets.rich-text.colours.cyan', value: 'rgb(8, 136, 148)' },
  { text: 'widgets.rich-text.colours.blue', value: 'rgb(41, 112, 214)' },
  { text: 'widgets.rich-text.colours.purple', value: 'rgb(138, 82, 214)' },
  { text: 'widgets.rich-text.colours.pink', value: 'rgb(208, 62, 137)' },
  { text: 'widgets.rich-text.colours.brown', value: 'rgb(141, 100, 68)' },
] as const

/** The same colour as a ground below words. */
export const toPale = (colour: string): string => colour.replace('rgb(', 'rgba(').replace(')', ', 0.25)')
