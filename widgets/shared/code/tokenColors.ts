interface TokenRule {
  readonly token: string
  readonly foreground: string
}

const rulesOf = (colors: Readonly<Record<string, readonly string[]>>): TokenRule[] =>
  Object.entries(colors).flatMap(([foreground, tokens]) => tokens.map((token) => ({ token, foreground })))

/** Where the editor's own colours of words are too faint on a white ground: less than 4.5 to 1. */
export const lightRules = rulesOf({
  '595959': [
    'annotation',
    'comment.doc',
    'delimiter',
    'metatag',
    'metatag.content.html',
    'metatag.html',
    'metatag.php',
    'metatag.xml',
  ],
  '06703f': ['attribute.value.number', 'attribute.value.unit', 'number'],
  '006b6b': ['type'],
  '4d5d6c': ['operator.sql'],
  c00000: ['attribute.name', 'string.sql'],
})

/** The same on a dark ground. */
export const darkRules = rulesOf({
  '7fb069': ['comment'],
  '8fa8ee': ['variable.predefined'],
  a0a0a0: ['delimiter.html', 'delimiter.xml'],
  d18bb5: ['regexp'],
  e08585: ['annotation'],
  ff7b7b: ['string.sql'],
})
