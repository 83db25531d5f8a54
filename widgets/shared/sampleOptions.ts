/** Choices for samples and stories. */
export const sampleOptions = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'gone', label: 'Revoked', disabled: true },
]
