// A process for jobs on uploaded files: a slow or hostile file delays no request.
import { workOnFiles } from "./core/file-jobs/work.ts";
import { prefilledWork } from "./modules/periods/prefilled-work.ts";
import { booksWork } from "./modules/reconciliations/job-work.ts";
import { salesWork } from "./modules/sales-uploads/read-sales.ts";

workOnFiles({ ...booksWork, ...salesWork, ...prefilledWork });
