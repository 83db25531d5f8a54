import type { EditProps } from '../../runtime/index.ts'

interface Described extends Pick<EditProps<unknown, unknown>, 'id' | 'label' | 'disabled' | 'required' | 'invalid'> {
  readonly describedBy: string | undefined
  readonly placeholder: string | undefined
}

/** The attributes of the element that holds the text; it is called and described as a control of a form is. */
export function toElementAttributes(edit: Described): Record<string, string> {
  return {
    id: edit.id,
    class: 'pw-prose pw-rich-text-page',
    role: 'textbox',
    tabindex: edit.disabled ? '-1' : '0',
    'aria-multiline': 'true',
    'aria-label': edit.label,
    ...(edit.disabled ? { 'aria-disabled': 'true' } : {}),
    ...(edit.required ? { 'aria-required': 'true' } : {}),
    ...(edit.invalid ? { 'aria-invalid': 'true' } : {}),
    ...(edit.describedBy ? { 'aria-describedby': edit.describedBy } : {}),
    ...(edit.placeholder ? { 'aria-placeholder': edit.placeholder } : {}),
  }
}
