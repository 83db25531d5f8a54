import type { languages } from 'monaco-editor/editor/editor.api'

/** How JSON is typed. */
export const jsonConfiguration: languages.LanguageConfiguration = {
  wordPattern: /-?\d*\.?\d+\w*|[^\s,:[\]{}"]+/,
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  indentationRules: { increaseIndentPattern: /[{[][^}\]]*$/, decreaseIndentPattern: /^\s*[}\]]/ },
}

/** How JSON is coloured. Monaco's own JSON brings a worker of its own and every feature of the editor. */
export const jsonTokens: languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'type'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/"(?:[^"\\]|\\.)*$/, 'string.invalid'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
  },
}
