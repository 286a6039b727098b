import { arena } from './arenaCommand';

process.exitCode = await arena(process.argv.slice(2));
