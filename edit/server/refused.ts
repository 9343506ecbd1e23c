/** An edit that was not made, with the reason in a sentence that the owner reads. */
export class EditRefused extends Error {
  override name = 'EditRefused';
}
