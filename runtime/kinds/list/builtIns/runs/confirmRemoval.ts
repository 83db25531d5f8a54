import { findCall, type SourceCall } from '../../../../language/index.ts'
import type { BuiltInContext } from '../builtIn.ts'

interface RemovalQuestion {
  readonly title: string
  /** What several records are called; the title says it of one. */
  readonly names?: string
  readonly yes: string
}

/**
 * Asks whether records may be deleted. The question says what the page wants people to know, and what goes with them
 * where the source has a call for it.
 */
export async function confirmRemoval(
  { controller, services, client, question, below }: BuiltInContext,
  ids: readonly string[],
  { title, names, yes }: RemovalQuestion,
): Promise<boolean> {
  const call = findCall(controller.resolved.source, 'removal', { ids })
  const going = (call && (await askWhatGoes(client, call))) ?? [below]
  const text = [names, ...going, question].filter(Boolean).join('\n')
  return services.confirm({ title, text, yes, danger: true })
}

/** What goes with the records; undefined where the server does not know the call. */
async function askWhatGoes(client: BuiltInContext['client'], { method, path, query }: SourceCall) {
  try {
    const { result } = await client.request(method, path, { query }, { report: false })
    return Array.isArray(result) ? result.filter((each) => typeof each === 'string') : undefined
  } catch {
    return undefined
  }
}
