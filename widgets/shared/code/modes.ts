/** The modes of the code editor (specification 9) by their words in documents, and the language that draws each. */
export const languages = {
  javascript: 'javascript',
  css: 'css',
  html: 'html',
  java: 'java',
  'objective-c': 'objective-c',
  python: 'python',
  R: 'r',
  shell: 'shell',
  sql: 'sql',
  swift: 'swift',
  vue: 'html',
  markdown: 'markdown',
  json: 'json',
} as const

export type Mode = keyof typeof languages

/** What each mode is called; proper names are the same in every language. */
export const modeNames: Readonly<Record<Mode, string>> = {
  javascript: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  java: 'Java',
  'objective-c': 'Objective-C',
  python: 'Python',
  R: 'R',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  vue: 'Vue',
  markdown: 'Markdown',
  json: 'JSON',
}
