// Written for any Node that knows modules, so that an old one can read the sentence.

/** The oldest Node that the build tools run on. `engines` in package.json says the same (a test compares them). */
export const OLDEST_NODE = [20, 19];

/**
 * A sentence for somebody whose Node is too old, or null.
 * @param {string} version as in `process.versions.node`
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return null;
  return `Café Table needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}: install a newer one from https://nodejs.org and try again.`;
}

/**
 * Ends the program with a sentence when Node is too old; otherwise runs it, and turns a refusal into one sentence.
 * @param {() => Promise<{ main: () => Promise<void> }>} load imports the program: only then is newer syntax read
 */
export function withNode(load) {
  const old = nodeTooOld(process.versions.node);
  if (old) {
    console.error(old);
    process.exitCode = 1;
    return;
  }
  load()
    .then((program) => program.main())
    .catch((error) => {
      console.error(error?.name === 'Sorry' ? error.message : error);
      process.exitCode = error?.exitCode || 1;
    });
}
