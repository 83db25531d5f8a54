import { isTemplate, resolveTemplates, type Scope } from '../language/index.ts'

/** The question of an action in the person's language, with what its templates give. */
export function writeQuestion(source: string, scope: Scope, text: (source: string) => string): string {
  const question = text(source)
  return isTemplate(question) ? String(resolveTemplates(question, scope).value ?? '') : question
}
