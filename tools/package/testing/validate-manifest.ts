type Model = new (manifest: unknown) => { validate(): void }

/**
 * Throws with what is wrong, by the schema of its kind. Imported by its name: the types of that package are not correct by
 * the settings here.
 */
export async function validateManifest(manifest: Record<string, unknown>): Promise<void> {
  const [apiVersion, kind] = [String(manifest['apiVersion']), String(manifest['kind'])]
  const { [kind]: model } = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<string, Model>
  if (model === undefined) throw new TypeError(`there is no ${kind} in ${apiVersion}`)
  new model(manifest).validate()
}
