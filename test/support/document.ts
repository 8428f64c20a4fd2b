// The service and the test kit read openapi.yaml as JSON from the SDK's build, and the API reference's files from the server's: a change
// shows in the next run without a build.
import { writeDocument } from "../../sdk/build.ts";
import { writeReference } from "../../server/build.ts";

writeDocument();
writeReference();
