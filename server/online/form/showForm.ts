import type { Viewer } from '../../http/viewer.ts'
import { showOnlineTexts } from '../showTexts.ts'
import type { FormDescription } from './description.ts'

/** A form with the texts of its reader's language, where a pack brought it in three. */
export async function showForm(
  viewer: Pick<Viewer, 'db' | 'language'>,
  form: FormDescription,
): Promise<FormDescription> {
  const [head = form.head, ...fields] = await showOnlineTexts<{ readonly id: string }>(viewer, [
    form.head,
    ...form.fields,
  ])
  // What comes back are the same rows with other texts.
  return { ...form, head: head as FormDescription['head'], fields: fields as unknown as FormDescription['fields'] }
}
