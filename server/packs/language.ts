import type { Language } from '../../runtime/language/index.ts'

let known: Promise<Language> | undefined

/** The language of documents, with the words of all widgets. It and its validators are loaded when they are first needed. */
export function loadLanguage(): Promise<Language> {
  known ??= makeLanguage()
  return known
}

async function makeLanguage(): Promise<Language> {
  const [{ createLanguage, createSchemas }, { compileValidators }, { widgetSchemas }] = await Promise.all([
    import('../../runtime/language/index.ts'),
    import('../../runtime/language/compile.ts'),
    import('../../widgets/props.ts'),
  ])
  return createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })
}
