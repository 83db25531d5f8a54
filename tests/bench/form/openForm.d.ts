interface OpenForm {
  /** Milliseconds until all fields were painted. */
  readonly mount: number
  /** Puts a text into the first field; milliseconds until the form was painted with it. */
  press(text: string): Promise<number>
  close(): Promise<void>
}

/** Opens a form of so many fields, with Formily beneath or in the state of one component. */
declare var openForm: (kind: 'plain' | 'linked', engine: 'formily' | 'bare', count: number) => Promise<OpenForm>
