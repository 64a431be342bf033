import type { PageData } from '../contract/page-data.ts';
import { buildReporter, reportUncaught } from './build-reporter.ts';
import { start } from './browser/start.tsx';

globalThis.hasProgramStarted = true;
const page: PageData = JSON.parse(document.getElementById('page')!.textContent!);
const reporter = buildReporter(page);
reportUncaught(reporter.report);
start(page, reporter);
