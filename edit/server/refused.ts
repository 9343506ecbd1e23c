/** A rejected edit, with the reason in a sentence for the owner. */
export class EditRefused extends Error {
  override name = 'EditRefused';
}
