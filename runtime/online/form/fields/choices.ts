import { type Choices, dictionaryChoices, listedChoices } from '../../dictionary.ts'
import type { FormField, OnlineForm } from '../onlineForm.ts'

/** Where the choices of a field come from: its dictionary, else the items that the answers carry along. */
export const toChoices = (
  { name, attributes, options }: Pick<FormField, 'name' | 'attributes' | 'options'>,
  form: Pick<OnlineForm, 'options'>,
): Choices | undefined =>
  dictionaryChoices(attributes) ?? listedChoices(options.length > 0 ? options : form.options.get(name))
