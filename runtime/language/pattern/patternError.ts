/** A pattern that reads well and is too large to be used. */
export class PatternSizeError extends SyntaxError {
  override readonly name = 'PatternSizeError'

  constructor() {
    super('it is too large')
  }
}
