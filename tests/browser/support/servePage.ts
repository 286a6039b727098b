import { ensurePage } from '../../../src/cli/setup/built.mjs';
import { servePage } from '../../../src/cli/setup/serve.mjs';

/** Where the page lies for the tests of a host that isn't its own: any path, any depth. */
const DEEP = '/on/some/host/';

/** Before all tests: builds the page if it is out of date and serves it twice, at the root of a host and deep in one. */
export default async function servePages(): Promise<() => Promise<void>> {
  await ensurePage();
  const root = await servePage({ port: 0 });
  const deep = await servePage({ port: 0, base: DEEP });
  // Tests run in processes of their own, which begin with these.
  process.env['CAFE_TABLE_URL'] = root.local[0];
  process.env['CAFE_TABLE_DEEP_URL'] = deep.local[0];
  return async () => {
    await root.close();
    await deep.close();
  };
}
